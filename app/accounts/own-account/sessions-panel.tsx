import { useAgency } from '#app/agency/use-agency.tsx'
import { Form, href, useNavigation } from 'react-router'
import { ACCOUNT_INTENTS } from './own-account-intents.ts'
import { formatDayIn } from '#app/calendar/calendar-day.ts'
import { buttonClass } from '#app/ui/button.ts'
import { BOX, BOX_BODY, BoxHead } from '#app/ui/panel/box.tsx'
import { ROWS, ROW_NOTE, ROW_TITLE } from '#app/ui/panel/rows.ts'

type Session = { id: string; device: string; since: string; isThis: boolean }

/** The open sessions of the signed-in person: each can be ended, and all of them, including this one. */
export function SessionsPanel({ sessions }: { sessions: readonly Session[] }) {
  const { timeZone } = useAgency()
  const endingId = useNavigation().formData?.get('session')
  return (
    <section className={`${BOX} max-w-160`} aria-labelledby="sessions-head">
      <BoxHead id="sessions-head" title="Sesiones" />
      <ul className={`${ROWS} border-b border-line *:py-3`} aria-label="Sesiones abiertas">
        {sessions.map(({ id, device, since, isThis }) => (
          <li key={id}>
            <p className="col-span-2">
              <span className={`${ROW_TITLE} block font-semibold`}>{device}</span>
              <span className={ROW_NOTE}>
                Desde el {formatDayIn(timeZone, since)}
                {isThis && '\u00A0· esta sesión'}
              </span>
            </p>
            {!isThis && (
              <Form method="post" preventScrollReset>
                <input type="hidden" name="session" value={id} />
                <button
                  type="submit"
                  name="intent"
                  value={ACCOUNT_INTENTS.endSession}
                  disabled={endingId === id}
                  aria-label={`Cerrar la sesión de ${device}, desde el ${formatDayIn(timeZone, since)}`}
                  className={buttonClass({ variant: 'outline' })}
                >
                  Cerrar
                </button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      <div className={`${BOX_BODY} flex flex-wrap items-center justify-between gap-4`}>
        <p className="max-w-[44ch] text-ink-2">
          Si perdiste un dispositivo o usaste uno ajeno, cierra aquí todas tus sesiones, también esta.
        </p>
        <Form method="post" action={href('/logout')}>
          <button
            type="submit"
            name="intent"
            value="everywhere"
            className={buttonClass({ variant: 'outline', className: 'whitespace-normal' })}
          >
            Cerrar todas las sesiones
          </button>
        </Form>
      </div>
    </section>
  )
}
