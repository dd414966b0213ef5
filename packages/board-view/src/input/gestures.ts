/** What fingers, mouse and wheel do to a board. Places are pixels from the corner of the element. */
export interface GestureEvents {
  readonly tap: (x: number, y: number) => void;
  readonly doubleTap: (x: number, y: number) => void;
  /** A long press, or the other button. */
  readonly hold: (x: number, y: number) => void;
  readonly hover: (x: number, y: number) => void;
  readonly leave: () => void;
  /** `turning`: with the other button, with Shift, or three fingers. */
  readonly drag: (dx: number, dy: number, turning: boolean) => void;
  readonly zoom: (factor: number, x: number, y: number) => void;
}

/** A press becomes a drag beyond so many pixels, and a hold after so many milliseconds. */
const limits = { drag: 6, hold: 480, doubleTap: 320, doubleTapApart: 28 };

interface Finger {
  x: number;
  y: number;
  readonly startX: number;
  readonly startY: number;
  readonly turning: boolean;
}

/** Listens to an element until the signal ends it. */
export function listenToGestures(element: HTMLElement, events: GestureEvents, signal: AbortSignal): void {
  const fingers = new Map<number, Finger>();
  let dragging = false;
  let held = false;
  let holding: ReturnType<typeof setTimeout> | undefined;
  let last = { time: Number.NEGATIVE_INFINITY, x: 0, y: 0 };
  const at = (event: MouseEvent) => {
    const box = element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const on = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    listener: (event: HTMLElementEventMap[Name]) => void,
    options: AddEventListenerOptions = {},
  ) => element.addEventListener(name, listener, { ...options, signal });

  on('pointerdown', (event) => {
    const place = at(event);
    const turning = event.button === 2 || event.shiftKey;
    fingers.set(event.pointerId, { ...place, startX: place.x, startY: place.y, turning });
    clearTimeout(holding);
    if (fingers.size > 1) return;
    dragging = false;
    held = false;
    if (event.button === 0)
      holding = setTimeout(() => {
        held = true;
        events.hold(place.x, place.y);
      }, limits.hold);
  });

  on('pointermove', (event) => {
    const place = at(event);
    const finger = fingers.get(event.pointerId);
    if (!finger) {
      if (event.pointerType !== 'touch') events.hover(place.x, place.y);
      return;
    }
    const [dx, dy] = [place.x - finger.x, place.y - finger.y];
    const far = Math.hypot(place.x - finger.startX, place.y - finger.startY) > limits.drag;
    if (!dragging && !far && fingers.size === 1) return;
    clearTimeout(holding);
    if (!dragging) element.setPointerCapture(event.pointerId);
    dragging = true;
    const before = spreadOf(fingers);
    Object.assign(finger, place);
    const after = spreadOf(fingers);
    const share = fingers.size;
    events.drag(dx / share, dy / share, finger.turning || share > 2);
    if (before > 0 && after > 0 && share === 2) {
      const middle = middleOf(fingers);
      events.zoom(after / before, middle.x, middle.y);
    }
  });

  const end = (event: PointerEvent) => {
    clearTimeout(holding);
    const finger = fingers.get(event.pointerId);
    fingers.delete(event.pointerId);
    if (!finger || dragging || held || event.type === 'pointercancel' || event.button === 2) return;
    const { x, y } = at(event);
    const isDouble =
      event.timeStamp - last.time < limits.doubleTap &&
      Math.hypot(x - last.x, y - last.y) < limits.doubleTapApart;
    last = { time: isDouble ? Number.NEGATIVE_INFINITY : event.timeStamp, x, y };
    if (isDouble) events.doubleTap(x, y);
    else events.tap(x, y);
  };
  on('pointerup', end);
  on('pointercancel', end);
  on('pointerleave', () => events.leave());
  on('contextmenu', (event) => {
    event.preventDefault();
    const { x, y } = at(event);
    if (!dragging && !held) events.hold(x, y);
  });
  on(
    'wheel',
    (event) => {
      event.preventDefault();
      const { x, y } = at(event);
      const lines = event.deltaMode === 1 ? 24 : 1;
      const by = Math.max(-180, Math.min(180, event.deltaY * lines));
      events.zoom(Math.exp(-by * (event.ctrlKey ? 0.01 : 0.0022)), x, y);
    },
    { passive: false },
  );
}

function spreadOf(fingers: ReadonlyMap<number, Finger>): number {
  const [a, b] = [...fingers.values()];
  return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
}

function middleOf(fingers: ReadonlyMap<number, Finger>): { x: number; y: number } {
  const all = [...fingers.values()];
  const sum = (pick: (finger: Finger) => number) =>
    all.reduce((total, one) => total + pick(one), 0) / all.length;
  return { x: sum(({ x }) => x), y: sum(({ y }) => y) };
}
