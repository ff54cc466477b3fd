import type { PanelQuery } from './panel-search.ts'

const WITHOUT_PHOTOS = /(?:^|\s)sin\s+(?:fotos?|fotograf[ií]as?|im[aá]gen(?:es)?)(?=\s|$)/giu

/** 'bodega sin fotos' as it was meant: the search 'bodega' with the filter of photos; null where the words do not say it. */
export function photolessSearch(query: PanelQuery): PanelQuery | null {
  const search = query.search.replaceAll(WITHOUT_PHOTOS, ' ').trim()
  return search === query.search.trim() ? null : { ...query, search, noPhotos: true, page: 1 }
}
