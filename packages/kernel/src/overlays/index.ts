export { amendedBy, type Overlay, overlaid } from './overlay.ts';
