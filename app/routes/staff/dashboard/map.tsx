import { panelMeta } from '#app/panel/panel-meta.ts'
import { pageIn } from '#app/panel/page-param.ts'
import { SectionFailed } from '#app/panel/section-failed.tsx'
import { partsContext } from '#app/http/parts.server.ts'
import { drawPanelMap } from '#app/inventory/map/draw-panel-map.server.ts'
import { findPanelMap, findUnplaced, parsePanelMap } from '#app/inventory/map/find-panel-map.server.ts'
import { PanelMapScreen } from '#app/inventory/map/panel-map-screen.tsx'
import { writeBox } from '#app/catalogue/place/box.ts'
import type { Route } from './+types/map.ts'

export function meta(args: Route.MetaArgs) {
  return panelMeta(args, 'Mapa del catálogo')
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const { store } = context.get(partsContext)
  const query = parsePanelMap(url.searchParams)
  return {
    map: drawPanelMap(await findPanelMap(store, query), query.status),
    unplaced: await findUnplaced(store, pageIn(url.searchParams)),
    status: query.status,
    bbox: query.box ? writeBox(query.box) : '',
  }
}

export default function PanelMap({ loaderData }: Route.ComponentProps) {
  return <PanelMapScreen {...loaderData} />
}

export function ErrorBoundary() {
  return <SectionFailed />
}
