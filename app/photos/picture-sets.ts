/** The picture sets of a property or a complex: photos and plans. */
export const PICTURE_SETS = ['photos', 'plans'] as const
export type PictureSet = (typeof PICTURE_SETS)[number]

/** A value for each set. */
export type EachSet<Some> = Record<PictureSet, Some>

export function ofEachSet<Some>(make: (set: PictureSet) => Some): EachSet<Some> {
  return { photos: make('photos'), plans: make('plans') }
}

/** Maximum number of pictures; null for no limit. The specification does not limit photos. */
export const MOST_PICTURES: EachSet<number | null> = { photos: null, plans: 12 }
