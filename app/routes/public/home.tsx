import { partsContext } from '#app/parts.server.ts'
import { findLatest } from '#app/properties/properties.server.ts'
import type { Route } from './+types/home.ts'

export async function loader({ context }: Route.LoaderArgs) {
  return { latest: await findLatest(context.get(partsContext).store) }
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return <pre>{JSON.stringify(loaderData.latest, null, 1)}</pre>
}
