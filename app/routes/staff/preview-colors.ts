import { unsavedStyles } from '#app/agency/look/brand-look.server.ts'
import type { Route } from './+types/preview-colors.ts'

const COLOR = /^#[0-9a-f]{6}$/

/** The stylesheet of the colours in the address, for the preview of those that nobody saved. */
export function loader({ url }: Route.LoaderArgs) {
  const colorIn = (name: string) => COLOR.exec(url.searchParams.get(name) ?? '')?.[0] ?? null
  const css = unsavedStyles({ main: colorIn('main'), accent: colorIn('accent') })
  return new Response(css, { headers: { 'Content-Type': 'text/css; charset=utf-8' } })
}
