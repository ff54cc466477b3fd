import { Link, href } from 'react-router'

/** Below the settings that have versions: the link to all of them. */
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
