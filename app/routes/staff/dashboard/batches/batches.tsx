import { partsContext } from '#app/http/parts.server.ts'
import { findBatches } from '#app/inventory/batches/find-batch.server.ts'
import { BatchesScreen } from '#app/inventory/batches/panel/batches-screen.tsx'
import { panelMeta } from '#app/panel/panel-meta.ts'
import { SectionFailed } from '#app/panel/section-failed.tsx'
import type { Route } from './+types/batches.ts'

export function meta(args: Route.MetaArgs) {
  return panelMeta(args, 'Cambios en grupo')
}

export async function loader({ context }: Route.LoaderArgs) {
  return findBatches(context.get(partsContext).store.db)
}

export default function Batches({ loaderData }: Route.ComponentProps) {
  return <BatchesScreen batches={loaderData} />
}

export function ErrorBoundary() {
  return <SectionFailed />
}
