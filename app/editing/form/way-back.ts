import type { NoticeLinks } from '#app/site/notices.ts'

/** The parameter of the address to which a form is sent, with the list that it was opened from. */
export const LIST_PARAM = 'lista'

const LIST = '/dashboard/propiedades'

/** The list of properties that a page was opened from, with its filters and page; null for any other page. */
export function listIn(referrer: string | null): string | null {
  if (referrer === null || !URL.canParse(referrer)) return null
  const { pathname, search } = new URL(referrer)
  return pathname === LIST ? pathname + search : null
}

/** The address to which the form of a property is sent. @param list the list that it was opened from */
export function editPath(propertyId: string, list: string | null): string {
  const path = `/edit-property/${propertyId}`
  return list === null ? path : `${path}?${new URLSearchParams({ [LIST_PARAM]: list })}`
}

/**
 * The links after a save: to the property, to its form, and to its row in the list.
 * @param list the list that the form was opened from; null for any other page
 */
export function waysOn(propertyId: string, list: string | null, rowId: string): NoticeLinks {
  return {
    ...(list !== null && { lista: `${list}#${rowId}` }),
    ver: `/property/${propertyId}`,
    editar: editPath(propertyId, list),
  }
}
