import { z } from 'zod'
import { JSON_TEXT, TEXT_OR_NULL, storedJson } from '#app/text/stored-json.ts'
import type { DrawnFloor } from './drawn-floors.ts'

const PART = z.number().min(0).max(1)

export const FLOORS: z.ZodType<DrawnFloor[]> = z.array(
  z.object({
    id: JSON_TEXT,
    name: JSON_TEXT,
    photoId: TEXT_OR_NULL,
    outlines: z.array(z.object({ spaceId: JSON_TEXT, corners: z.array(z.tuple([PART, PART])).min(3) })),
  }),
)

export const FLOORS_JSON = storedJson('complexes.drawnFloors', 'Pisos dibujados de un conjunto', FLOORS)

/** The column of the drawn floors: null for none. */
export function floorsColumn(floors: readonly DrawnFloor[]): string | null {
  return floors.length === 0 ? null : JSON.stringify(floors)
}
