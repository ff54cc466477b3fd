import { Form } from 'react-router'
import { OneTimeLink } from '#app/accounts/one-time-link.tsx'
import { useAgency } from '#app/agency/use-agency.tsx'
import { formatDayIn } from '#app/calendar/calendar-day.ts'
import { buttonClass } from '#app/ui/button.ts'
import { BOX, BOX_BODY, BoxHead } from '#app/ui/panel/box.tsx'
import { CALENDAR_INTENTS } from './own-calendar.ts'

type Props = {
  /** When the address was made, an ISO instant; null while the calendar is off. */
  since: string | null
  /** The new address, right after it was made. */
  link: string | null
}

/** Mi calendario: the secret address at which calendar clients ask for one's own visits and actions. */
export function OwnCalendarPanel({ since, link }: Props) {
  const { timeZone } = useAgency()
  const isOn = since !== null
  return (
    <section id="calendario" className={`${BOX} max-w-160`} aria-labelledby="own-calendar-head">
      <BoxHead id="own-calendar-head" title="Mi calendario" />
      <div className={`${BOX_BODY} grid gap-4`}>
        <p>
          Tus visitas, tus acciones con hora y los vencimientos, en el calendario de tu teléfono o tu computadora. Se
          pega su dirección en «Suscribirse a un calendario» o «Desde URL».
        </p>
        {link !== null && <OneTimeLink link={link} label="El enlace de tu calendario" />}
        <p className="text-sm text-ink-2">
          {isOn
            ? `Encendido. La dirección es del ${formatDayIn(timeZone, since)}. Quien la tiene ve tu calendario: no la compartas.`
            : 'Apagado: no hay ninguna dirección.'}
        </p>
        <Form method="post" preventScrollReset className="flex flex-wrap gap-3">
          <button
            name="intent"
            value={CALENDAR_INTENTS.renew}
            className={buttonClass({ variant: isOn ? 'outline' : 'primary' })}
          >
            {isOn ? 'Cambiar la dirección' : 'Crear la dirección'}
          </button>
          {isOn && (
            <button name="intent" value={CALENDAR_INTENTS.off} className={buttonClass({ variant: 'outline' })}>
              Apagar
            </button>
          )}
        </Form>
        {isOn && (
          <p className="text-2xs leading-[1.45] text-ink-3">Al cambiarla o apagarla, la de antes deja de servir.</p>
        )}
      </div>
    </section>
  )
}
