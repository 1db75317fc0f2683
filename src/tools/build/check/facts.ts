import * as v from 'valibot';
import type { Sample } from '../../../schema/kinds';

/** The parts of valibot's schemas that a content is walked by. */
export interface Schema {
  entries?: Record<string, Schema>;
  rest?: Schema;
  wrapped?: Schema;
  item?: Schema;
}

/** Whether what lies at a path in a value of a schema is the same in every language. */
export function isFact(schema: unknown, [key, ...keys]: readonly string[]): boolean {
  const { entries, rest, wrapped, item } = schema as Schema;
  if (isMarked(schema as Schema)) return true;
  if (wrapped) return isFact(wrapped, key === undefined ? [] : [key, ...keys]);
  const part = item ?? entries?.[key ?? ''] ?? rest;
  return key !== undefined && part !== undefined && isFact(part, keys);
}

/** Whether a schema is a fact's. */
export function isMarked(schema: Schema | undefined): boolean {
  return schema !== undefined && (v.getMetadata(schema as v.GenericSchema) as Sample).isFact === true;
}
