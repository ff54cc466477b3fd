import type { NoticeLinks } from '#app/site/notices.ts'

/** The parameter of a form's address with the list that it was opened from. */
export const LIST_PARAM = 'lista'

/** The address of the form of a property. @param list the address of the list that leads to it, with its filters and page */
export function editPath(propertyId: string, list: string): string {
  return `/edit-property/${propertyId}?${new URLSearchParams({ [LIST_PARAM]: list })}`
}

/** The ways on from a property that was opened from a list, which is shown where the row is. */
export function waysOn(propertyId: string, list: string, rowId: string): NoticeLinks {
  return {
    lista: `${list}#${rowId}`,
    ver: `/property/${propertyId}`,
    editar: editPath(propertyId, list),
  }
}
