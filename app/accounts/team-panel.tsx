import { Form, useNavigation } from 'react-router'
import { buttonClass } from '#app/ui/button.ts'
import { BOX, BOX_BODY, BoxHead } from '#app/ui/panel/box.tsx'
import { ROWS, ROW_NOTE, ROW_TITLE } from '#app/ui/panel/rows.ts'
import { TEAM_RESET_INTENT, type TeamMember } from './invitation-intents.ts'
import { MadeLink } from './made-link.tsx'

type Props = {
  team: TeamMember[]
  /** The link just made, shown only once; its `link` is null where it could not be made. */
  made: { resetFor: string; link: string | null } | null
}

/** Links for another password, where no mail can be sent. Its forms post to the page that contains it. */
export function TeamPanel({ team, made }: Props) {
  const { formData } = useNavigation()
  if (team.length === 0) return null
  const busy = formData?.get('intent') === TEAM_RESET_INTENT
  return (
    <section className={`${BOX} max-w-160`} aria-labelledby="team-head">
      <BoxHead id="team-head" title="Contraseñas del equipo" />
      <div className={`${BOX_BODY} grid gap-4`}>
        <p className="max-w-[60ch] text-ink-2">
          Este sitio no puede enviar correos. Si alguien olvidó su contraseña, crea un enlace y entrégaselo: sirve una
          sola vez, durante una hora.
        </p>
        {made?.link && <MadeLink link={made.link} label={`Enlace para ${made.resetFor}`} />}
        {made && !made.link && (
          <p role="alert" className="font-medium text-danger">
            Esa cuenta ya no existe.
          </p>
        )}
      </div>
      <ul className={`${ROWS} border-t border-line *:py-3`} aria-label="Cuentas">
        {team.map(({ id, name, email }) => (
          <li key={id}>
            <p className="col-span-2 min-w-0">
              <span className={`${ROW_TITLE} block font-semibold`}>{name || email}</span>
              {name && <span className={`${ROW_NOTE} wrap-anywhere`}>{email}</span>}
            </p>
            <Form method="post" preventScrollReset>
              <input type="hidden" name="id" value={id} />
              <button
                type="submit"
                name="intent"
                value={TEAM_RESET_INTENT}
                disabled={busy}
                aria-label={`Crear enlace para ${name || email}`}
                className={buttonClass({ variant: 'outline' })}
              >
                Crear enlace
              </button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  )
}
