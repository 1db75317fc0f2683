import * as v from 'valibot';
import type { Sample } from '../../../schema/kinds';

/** The parts of valibot's schemas that lead from a schema to the schemas of its fields. */
export interface Schema {
  entries?: Record<string, Schema>;
  rest?: Schema;
  wrapped?: Schema;
  item?: Schema;
}

/** Returns whether a property path of a schema leads to a fact, which is the same in every language. */
export function isFact(schema: unknown, [key, ...keys]: readonly string[]): boolean {
  const { entries, rest, wrapped, item } = schema as Schema;
  if (isMarked(schema as Schema)) return true;
  if (wrapped) return isFact(wrapped, key === undefined ? [] : [key, ...keys]);
  const part = item ?? entries?.[key ?? ''] ?? rest;
  return key !== undefined && part !== undefined && isFact(part, keys);
}

/** Returns whether a schema is marked as a fact. */
export function isMarked(schema: Schema | undefined): boolean {
  return schema !== undefined && (v.getMetadata(schema as v.GenericSchema) as Sample).isFact === true;
}
