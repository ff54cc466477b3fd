import { data } from 'react-router'
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

/** The steps have no pages of their own: an address below this one is a 404 that still lists them. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { store } = context.get(partsContext)
  const isUnknown = 'step' in params
  const shown = { steps: await findWelcome(store), demo: await findDemoName(store), isUnknown }
  return data(shown, { status: isUnknown ? 404 : 200 })
}

export default function Welcome({ loaderData }: Route.ComponentProps) {
  return <WelcomeScreen {...loaderData} />
}

export function ErrorBoundary() {
  return <SectionFailed />
}
