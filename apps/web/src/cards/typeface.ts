import { type Measure, type MeasuringPen, penMeasure } from '@scapewright/card-face';
import { useEffect, useState } from 'react';

const faces = ['400', 'italic 400', '600', '700'];

async function openMeasure(): Promise<Measure> {
  await Promise.all(faces.map((face) => document.fonts.load(`${face} 100px "Source Sans 3"`)));
  const pen = document.createElement('canvas').getContext('2d') as MeasuringPen | null;
  if (pen === null) throw new Error('this browser has no canvas to measure text with');
  return penMeasure(pen);
}

/** One measure for all cards of a page: each word is measured once. */
let opened: Promise<Measure> | undefined;

/** What measures the text of cards; undefined until the typeface is there. */
export function useMeasure(): Measure | undefined {
  const [measure, setMeasure] = useState<Measure>();
  useEffect(() => {
    let isWanted = true;
    opened ??= openMeasure();
    opened.then(
      (ready) => isWanted && setMeasure(() => ready),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return measure;
}
