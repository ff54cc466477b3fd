import type { NoticeCode } from '#app/site/notices.ts'

type SavedProperty = { isNew: boolean; revealsPlace: boolean; hasShortLink: boolean }

/** What the next page says of a saved property. */
export function savedNotice({ isNew, revealsPlace, hasShortLink }: SavedProperty): NoticeCode {
  const saved = isNew ? 'propiedad-guardada' : 'propiedad-actualizada'
  if (revealsPlace) return `${saved}-dice-lugar`
  return hasShortLink ? `${saved}-enlace-corto` : saved
}
