import { partsContext } from '#app/http/parts.server.ts'
import { panelMeta } from '#app/panel/panel-meta.ts'
import { SectionFailed } from '#app/panel/section-failed.tsx'
import { findDemoName } from '#app/welcome/start-own.server.ts'
import { WelcomeScreen } from '#app/welcome/welcome-screen.tsx'
import { findWelcome } from '#app/welcome/welcome.server.ts'
import type { Route } from './+types/welcome.ts'

export function meta(args: Route.MetaArgs) {
  return panelMeta(args, 'Bienvenida')
}

export async function loader({ context }: Route.LoaderArgs) {
  const { store } = context.get(partsContext)
  return { steps: await findWelcome(store), demo: await findDemoName(store) }
}

export default function Welcome({ loaderData }: Route.ComponentProps) {
  return <WelcomeScreen {...loaderData} />
}

export function ErrorBoundary() {
  return <SectionFailed />
}
