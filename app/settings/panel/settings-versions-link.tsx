import { Link, href } from 'react-router'

/** Leads to the versions of the default contact and of the agency's places. */
export function SettingsVersionsLink() {
  return (
    <p className="text-sm">
      <Link
        to={href('/dashboard/configuracion/versiones')}
        className="inline-flex min-h-9 items-center pointer-coarse:min-h-11"
      >
        Versiones anteriores
      </Link>
    </p>
  )
}
