import { type View, isNarrowest, isWidest, moved } from './map-view.ts'

/** A link that shows more, less or another part of a map; `query` null where there is no further. */
export type MapWay = { label: string; sign: string; query: string | null }

/** The six ways on from a view. @param queryOf the address of another one, null where the earth ends */
export function mapWays(view: View, queryOf: (view: View) => string | null): MapWay[] {
  return [
    { label: 'Acercar', sign: '+', query: isNarrowest(view) ? null : queryOf(moved(view, { times: 0.5 })) },
    { label: 'Alejar', sign: '−', query: isWidest(view) ? null : queryOf(moved(view, { times: 2 })) },
    { label: 'Mover al norte', sign: '↑', query: queryOf(moved(view, { up: 0.5 })) },
    { label: 'Mover al sur', sign: '↓', query: queryOf(moved(view, { up: -0.5 })) },
    { label: 'Mover al poniente', sign: '‹', query: queryOf(moved(view, { right: -0.5 })) },
    { label: 'Mover al oriente', sign: '›', query: queryOf(moved(view, { right: 0.5 })) },
  ]
}
