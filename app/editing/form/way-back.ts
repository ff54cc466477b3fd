import { type NoticeLinks, withoutNotice } from '#app/site/notices.ts'

/** The parameter of the address to which a form is sent, with the list that it was opened from. */
export const LIST_PARAM = 'lista'

/** The sections of the panel. Its home, where every save leads, is none of them. */
const SECTIONS = '/dashboard/'

/**
 * The list that a page was opened from, with its filters and page: properties, alerts, those of an owner or of a change in
 * group, or any other section of the panel; null for any other page.
 */
export function listIn(referrer: string | null): string | null {
  if (referrer === null || !URL.canParse(referrer)) return null
  const { pathname, searchParams } = new URL(referrer)
  if (!pathname.startsWith(SECTIONS)) return null
  const query = withoutNotice(searchParams).toString()
  return query === '' ? pathname : `${pathname}?${query}`
}

/** The list in the address of a page, or the one that it was opened from. */
export function openedFrom({ url, headers }: Pick<Request, 'url' | 'headers'>): string | null {
  return new URL(url).searchParams.get(LIST_PARAM) ?? listIn(headers.get('Referer'))
}

/** The address to which the form of a property is sent. @param list the list that it was opened from */
export function editPath(propertyId: string, list: string | null): string {
  return withList(`/edit-property/${propertyId}`, list)
}

/** The address to which the form of a new property is sent. */
export function addPath(list: string | null): string {
  return withList('/add-property', list)
}

function withList(path: string, list: string | null): string {
  return list === null ? path : `${path}?${new URLSearchParams({ [LIST_PARAM]: list })}`
}

/** ID of a property's row in a list. */
export function rowId(propertyId: string): string {
  return `propiedad-${propertyId}`
}

/**
 * The links after a save: to the property, to its form, and to its row in the list, and how its price per m² changed.
 * @param list the list that the form was opened from; null for any other page
 */
export function waysOn(propertyId: string, list: string | null, perM2: string | null): NoticeLinks {
  return {
    ...(list !== null && { lista: `${list}#${rowId(propertyId)}` }),
    ver: `/property/${propertyId}`,
    editar: editPath(propertyId, list),
    ...(perM2 !== null && { m2: perM2 }),
  }
}
