/** Plain data as JSON holds it: what a free part of a file (parameters, pack data) may contain. */
export type JsonValue = string | number | boolean | null | readonly JsonValue[] | JsonObject;

/** A JSON object: keys are text. */
export interface JsonObject {
  readonly [key: string]: JsonValue;
}
