/** What the board looks like in a page; colours of the page come by `--bv-` properties, each with a value of its own. */
export const boardStyle = `
.bv{position:relative;width:100%;height:100%;min-height:160px;overflow:clip;isolation:isolate;container-type:size;background:var(--bv-table,#e9e3d6);
 color:var(--bv-text,#2b2723);font:13px/1.3 var(--bv-font,system-ui,sans-serif);-webkit-user-select:none;user-select:none;-webkit-tap-highlight-color:transparent}
.bv[data-theme=dark]{background:var(--bv-table,#161c25);color:var(--bv-text,#e9e4d8)}
.bv-view{position:absolute;inset:0;overflow:clip;touch-action:none;cursor:grab}
.bv-view.is-over{cursor:pointer}.bv-view:active{cursor:grabbing}
.bv-flat,.bv-deep{position:absolute;inset:0;overflow:clip}
.bv-deep canvas{display:block;width:100%;height:100%;outline:0}
.bv-over{position:absolute;inset:0;overflow:clip}
.bv-sheet{position:absolute;left:0;top:0;transform-origin:0 0}
.bv-sheet>svg{position:absolute;max-width:none;overflow:visible;pointer-events:none}
.bv-cells{position:absolute;left:0;top:0;width:0;height:0}
.bv-cells [role=gridcell]{position:absolute;outline:0;border-radius:50%}
.bv-layer{transition:opacity .2s}.bv-layer.is-faded{opacity:.2}.bv-layer.is-cut{opacity:0;visibility:hidden}
.bv-piece{transition:transform .24s cubic-bezier(.3,.1,.2,1),opacity .2s}
.bv-piece.has-acted{filter:saturate(.35) brightness(.92)}.bv-piece.is-cut{opacity:.16}
.bv-piece.is-active .bv-shadow{transform:translate(3px,5px)}
.bv-label{font-size:9.5px;letter-spacing:.2px;transform:translateY(12.4px)}
[data-zoom=middle] .bv-label{font-size:14px;transform:translateY(4.8px)}
[data-zoom=far] .bv-label{font-size:15.5px;letter-spacing:-.3px;transform:translateY(5.4px)}
[data-zoom=far] .bv-near,[data-zoom=middle] .bv-figure{display:none}
[data-zoom=far] .bv-numbers{display:none}
.bv-hover{fill:#fff;fill-opacity:.12;stroke:#fff;stroke-opacity:.8;stroke-width:1.6}
.bv-focus{fill:none;stroke:#fff;stroke-width:3.4;paint-order:stroke;filter:drop-shadow(0 0 1.4px #000) drop-shadow(0 0 1px #000)}
.bv-tools{position:absolute;right:8px;bottom:8px;display:flex;flex-direction:column;gap:4px}
.bv-tabs{position:absolute;left:8px;top:8px;display:flex;gap:4px;flex-wrap:wrap;max-width:calc(100% - 16px)}
.bv-tabs button{max-width:16ch;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.bv-tools button,.bv-tabs button{min-width:36px;height:36px;padding:0 9px;border:1px solid var(--bv-rim,#cbbfa9);border-radius:9px;background:var(--bv-tool,#fbf8f1);color:inherit;font:600 14px/1 inherit;font-family:inherit;cursor:pointer;box-shadow:0 1px 2px #0002}
.bv[data-theme=dark] button{border-color:var(--bv-rim,#3a4453);background:var(--bv-tool,#232c39)}
.bv-tools button:hover,.bv-tabs button:hover{filter:brightness(1.06)}
.bv-tools button:focus-visible,.bv-tabs button:focus-visible,.bv-cut input:focus-visible{outline:3px solid var(--bv-focus-ring,#2f6fb7);outline-offset:1px}
.bv-tools button[aria-pressed=true],.bv-tabs button[aria-pressed=true]{background:var(--bv-text,#2b2723);color:var(--bv-tool,#fbf8f1)}
.bv[data-theme=dark] button[aria-pressed=true]{background:var(--bv-text,#e9e4d8);color:var(--bv-tool,#232c39)}
.bv-cut{position:absolute;left:8px;bottom:8px;display:flex;align-items:center;gap:8px;padding:0 10px;height:36px;border:1px solid var(--bv-rim,#cbbfa9);border-radius:9px;background:var(--bv-tool,#fbf8f1)}
.bv[data-theme=dark] .bv-cut{border-color:var(--bv-rim,#3a4453);background:var(--bv-tool,#232c39)}
.bv-cut input{width:92px;accent-color:currentColor}
.bv [hidden]{display:none}
.bv[data-motion=off] *{transition:none!important;animation:none!important}
@media (prefers-reduced-motion:reduce){.bv *{transition:none!important;animation:none!important}}
@container (max-width:520px) or (max-height:340px) or (max-aspect-ratio:11/10){.bv-tools{flex-direction:row;left:8px;flex-wrap:wrap;justify-content:flex-end}.bv-cut{bottom:52px}}
@media print{.bv-tools,.bv-tabs,.bv-cut{display:none}}
`;
