import { useNavigation } from 'react-router'

/** Cover of a section while another one loads (decision 23). */
export function Waiting({ from }: { from: string }) {
  const { location } = useNavigation()
  if (!location || location.pathname === from) return null
  return (
    <div role="status" className="waiting">
      <span aria-hidden="true" className="spinner" />
      Cargando...
    </div>
  )
}
