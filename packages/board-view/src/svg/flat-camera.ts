/** What is seen of the table: millimetres at the upper left corner, and pixels to a millimetre. */
export interface FlatCamera {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** A part of the table, or of the screen. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const scales = { least: 0.12, most: 5 };

/** The camera that shows a part of the table whole, in the middle. */
export function cameraOn(box: Box, screen: { width: number; height: number }): FlatCamera {
  const fitting = Math.min(screen.width / box.width, screen.height / box.height);
  const scale = bounded(fitting, scales.least, 2.2);
  return {
    scale,
    x: box.x + box.width / 2 - screen.width / 2 / scale,
    y: box.y + box.height / 2 - screen.height / 2 / scale,
  };
}

/** The camera nearer or farther, with what is at a place of the screen staying there. */
export function zoomed(camera: FlatCamera, factor: number, x: number, y: number): FlatCamera {
  const scale = bounded(camera.scale * factor, scales.least, scales.most);
  return { scale, x: camera.x + x / camera.scale - x / scale, y: camera.y + y / camera.scale - y / scale };
}

/** The camera moved so that some of the table stays in sight. */
export function keptNear(
  camera: FlatCamera,
  box: Box,
  screen: { width: number; height: number },
): FlatCamera {
  const [wide, high] = [screen.width / camera.scale, screen.height / camera.scale];
  return {
    scale: camera.scale,
    x: bounded(camera.x, box.x - wide * 0.7, box.x + box.width - wide * 0.3),
    y: bounded(camera.y, box.y - high * 0.7, box.y + box.height - high * 0.3),
  };
}

const bounded = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), Math.max(least, most));
