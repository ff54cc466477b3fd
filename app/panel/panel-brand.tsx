import { Link, href } from 'react-router'
import { Brand } from '#app/agency/brand.tsx'

/** The brand in the panel; links to its home. */
export function PanelBrand() {
  return (
    <Link
      to={href('/dashboard')}
      className="inline-flex min-h-11 items-center text-inherit no-underline hover:text-inherit"
    >
      <Brand note="Panel" />
    </Link>
  )
}
