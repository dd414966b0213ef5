import type { Option, Question } from '@scapewright/protocol';

/** Something that can be chosen: the key of a figure, a space or a token. */
export interface ChoiceMark {
  readonly key: string;
  /** What going there costs. */
  readonly cost?: number;
  /** What may happen on the way: 0 is nothing. */
  readonly risk?: number;
  readonly side?: Option['side'];
}

/** A line of sight between the middles of two spaces. */
export interface RayMark {
  readonly from: string;
  readonly to: string;
  readonly sight: 'clear' | 'obstructed' | 'none';
  /** The space at which it is stopped. */
  readonly blockedAt?: string;
}

/** What is pointed out on a battlefield at a moment. Spaces by name or key, figures by key. */
export interface SceneMarks {
  readonly choices?: readonly ChoiceMark[];
  /** Keys that have been chosen so far. */
  readonly chosen?: readonly string[];
  /** A way, space by space, from where it begins. */
  readonly way?: readonly string[];
  /** Spaces that an enemy could attack. */
  readonly threat?: readonly string[];
  /** Spaces to which that enemy could go. */
  readonly reached?: readonly string[];
  /** What is seen of each space. */
  readonly sight?: readonly { readonly space: string; readonly sight: RayMark['sight'] }[];
  readonly rays?: readonly RayMark[];
  /** Spaces that something covers all at once. */
  readonly area?: readonly string[];
  /** Figures that have had their part. */
  readonly acted?: readonly string[];
  /** Figures that are pointed at: targets, subjects. */
  readonly pointed?: readonly string[];
}

const onTheBoard = /^(?:space|figure|token|object):/;

/** What a question offers on the board. */
export function marksOfQuestion(question: Question | undefined): SceneMarks {
  if (question === undefined) return {};
  const choices = question.options.flatMap(({ key, side, preview }): ChoiceMark[] => {
    if (!onTheBoard.test(key)) return [];
    const { cost, risk } = preview ?? {};
    return [
      {
        key,
        ...(side === undefined ? {} : { side }),
        ...(cost === undefined ? {} : { cost }),
        ...(risk === undefined ? {} : { risk }),
      },
    ];
  });
  return { choices, ...(question.subject === undefined ? {} : { pointed: [question.subject] }) };
}

/** The name of a space, given its name or its key. */
export const spaceName = (key: string): string => key.replace(/^space:/, '');
