import { describe, expect, test } from 'vitest';
import { plainTextOfRtf } from './rtf-text.ts';

describe('plainTextOfRtf', () => {
  test('keeps paragraphs and drops fonts, colours and formatting', () => {
    const rtf =
      '{\\rtf1\\ansi\\deff0{\\fonttbl{\\f0\\fnil Arial;}}{\\colortbl ;\\red0\\green0\\blue255;}\r\n\\pard\\b Goal:\\b0  hold the bridge.\\par\r\nTwo rounds.\\par}';
    expect(plainTextOfRtf(rtf)).toBe('Goal: hold the bridge.\nTwo rounds.');
  });

  test('reads accents in both notations and escaped braces', () => {
    expect(plainTextOfRtf("{\\rtf1 caf\\'e9 \\{x\\} \\u8220?quoted\\u8221? end}")).toBe(
      'café {x} “quoted” end',
    );
  });

  test('drops groups that are marked as optional', () => {
    expect(plainTextOfRtf('{\\rtf1{\\*\\generator Editor 5.4;}Text}')).toBe('Text');
  });

  test('leaves plain text as it is', () => {
    expect(plainTextOfRtf(' Hold the hill. \0')).toBe('Hold the hill.');
  });
});
