import { useAgency } from '#app/agency/use-agency.tsx'
import { formatMoment } from '#app/calendar/moment.ts'
import { formatCount } from '#app/figures/measure.ts'
import { BANNER } from '#app/ui/panel/banner.ts'

type Props = { rejected: { count: number; until: string } | null }

/** Shown to the staff while the contact form rejects messages because of its daily limit. */
export function RejectedMessages({ rejected }: Props) {
  const { timeZone } = useAgency()
  if (!rejected) return null
  const count = rejected.count === 1 ? 'se rechazó 1' : `se rechazaron ${formatCount(rejected.count)}`
  return (
    <p className={BANNER}>
      Llegaron más mensajes de los que el sitio recibe en un día y {count}. El formulario de contacto vuelve a recibir
      el {formatMoment(timeZone, rejected.until)}; mientras, pide que llamen o escriban por WhatsApp.
    </p>
  )
}
