import {
  type CardFace,
  cardHeight,
  cardWidth,
  type Drawing,
  family,
  layOutCard,
  type Measure,
  type Typeface,
} from '@scapewright/card-face';
import { memo, useMemo } from 'react';

const faces: Readonly<Record<Typeface, { readonly fontStyle?: 'italic'; readonly fontWeight?: number }>> = {
  regular: {},
  italic: { fontStyle: 'italic' },
  semibold: { fontWeight: 600 },
  bold: { fontWeight: 700 },
};

interface CardPictureProps {
  readonly face: CardFace;
  /** Undefined while the typeface is on its way: the card is blank. */
  readonly measure: Measure | undefined;
  /** Draws the first of its pages only, where the text goes on to further ones. */
  readonly isShort?: boolean;
}

/** The printed face of a card. It is a picture: what stands on it has to be told in words beside it. */
export const CardPicture = memo(function CardPicture({ face, measure, isShort = false }: CardPictureProps) {
  const pages = useMemo(() => (measure ? layOutCard(face, measure) : [[]]), [face, measure]);
  return pages.slice(0, isShort ? 1 : pages.length).map((drawings, page) => (
    <svg
      key={page}
      className="card-picture"
      viewBox={`0 0 ${cardWidth} ${cardHeight}`}
      fontFamily={family}
      aria-hidden="true"
    >
      <rect width={cardWidth} height={cardHeight} rx="12" fill="#ffffff" />
      {drawings.map((drawing, at) => (
        <Drawn key={at} drawing={drawing} />
      ))}
    </svg>
  ));
});

function Drawn({ drawing }: { readonly drawing: Drawing }) {
  if (drawing.kind === 'path') {
    const { d, fill = 'none', stroke = 'none', strokeWidth = 1 } = drawing;
    return <path d={d} fill={fill} stroke={stroke} strokeWidth={strokeWidth} />;
  }
  const { text, x, y, typeface, size, fill } = drawing;
  return (
    <text x={x.toFixed(2)} y={y.toFixed(2)} fontSize={size} fill={fill} {...faces[typeface]}>
      {text}
    </text>
  );
}
