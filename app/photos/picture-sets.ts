/** The pictures of a property or of a conjunto: its photos, and its plans apart from them. */
export const PICTURE_SETS = ['photos', 'plans'] as const
export type PictureSet = (typeof PICTURE_SETS)[number]

/** Something of each set. */
export type EachSet<Some> = Record<PictureSet, Some>

export function ofEachSet<Some>(make: (set: PictureSet) => Some): EachSet<Some> {
  return { photos: make('photos'), plans: make('plans') }
}

/** How many a form takes; null for as many as there are. Photos have no limit in the specification. */
export const MOST_PICTURES: EachSet<number | null> = { photos: null, plans: 12 }
