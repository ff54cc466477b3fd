import { useNavigation } from 'react-router'

/** What covers a section while another one is on its way (decision 23). */
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
