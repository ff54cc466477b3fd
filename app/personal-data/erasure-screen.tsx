import { Link } from 'react-router'
import { counted } from '#app/panel/counted.ts'
import { buttonClass } from '#app/ui/button.ts'
import { CONTROL } from '#app/ui/field.ts'
import { CheckBox } from '#app/ui/form/check-box.tsx'
import { BANNER } from '#app/ui/panel/banner.ts'
import { BOX, BOX_BODY, BoxHead } from '#app/ui/panel/box.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { ROW_NOTE } from '#app/ui/panel/rows.ts'
import { formatPhone } from '#app/phone/phone.ts'
import { refValue } from './person/found-record.ts'
import { BackupsNote, Traces } from './personal-data-screen.tsx'
import { PERSON_SEARCH_PARAM, personalDataPath } from '#app/panel/personal-data-path.ts'
import { CONFIRMATION, PERSON_CONTROLS, PERSON_INTENTS } from './personal-data-words.ts'
import type { ErasureReview } from './shown-person.ts'

type Props = { typed: string; review: ErasureReview; found: number; nights: number | null }

/** What exactly goes, and the confirmation. @param found how many records the search finds, chosen or not */
export function ErasureScreen({ typed, review, found, nights }: Props) {
  const { groups, texts, shared, traces, fingerprint } = review
  const chosen = groups.reduce((sum, { records }) => sum + records.length, 0)
  return (
    <form method="post" action={personalDataPath(typed)} className="grid gap-5" aria-labelledby="borrado">
      <input type="hidden" name={PERSON_SEARCH_PARAM} value={typed} />
      <input type="hidden" name={PERSON_CONTROLS.seen} value={fingerprint} />
      <h2 id="borrado" className="text-xl/snug">
        Esto se borraría: {counted(chosen, 'registro', 'registros')}
      </h2>
      <p className={BANNER}>
        <Icon name="warning" className="mt-[.15em]" />
        No se puede deshacer: ni «Deshacer», ni las versiones, ni la papelera lo traen de regreso.
      </p>
      {groups.map(({ name, label, erasing, records }) => (
        <section key={name} aria-labelledby={name} className={BOX}>
          <BoxHead id={name} title={label}>
            <span className="num text-sm text-ink-3">{records.length}</span>
          </BoxHead>
          <ul className="divide-y divide-line">
            {records.map(({ id, title, line }) => (
              <li key={id} className="px-[1.1rem] py-2 text-sm font-medium wrap-anywhere">
                <input type="hidden" name={PERSON_CONTROLS.record} value={refValue({ kind: name, id })} />
                {title}
                {line && <p className={ROW_NOTE}>{line}</p>}
              </li>
            ))}
          </ul>
          <p className={`${BOX_BODY} border-t border-line text-sm text-ink-2`}>{erasing}</p>
        </section>
      ))}
      <Texts texts={texts} shared={shared} />
      <Traces traces={traces} title="Dónde dirá «persona borrada»" />
      {found > chosen && (
        <p className="text-sm text-ink-2">
          La búsqueda encuentra{' '}
          {counted(found - chosen, 'registro más que no elegiste', 'registros más que no elegiste')} y que se{' '}
          {found - chosen === 1 ? 'queda' : 'quedan'} como {found - chosen === 1 ? 'está' : 'están'}.
        </p>
      )}
      <BackupsNote nights={nights} />
      <Confirmation typed={typed} />
    </form>
  )
}

/** The texts that go from the log; a name that is also that of a place can stay. */
function Texts({ texts, shared }: { texts: readonly string[]; shared: readonly string[] }) {
  if (texts.length + shared.length === 0) return null
  return (
    <div role="group" aria-labelledby="textos" className={BOX}>
      <BoxHead id="textos" title="En el Registro de Actividad, «persona borrada» en lugar de" />
      <div className={BOX_BODY}>
        {texts.map((text) => (
          <CheckBox key={text} name={PERSON_CONTROLS.text} value={text} defaultChecked label={shownText(text)} />
        ))}
        {texts.length > 0 && (
          <p className={ROW_NOTE}>Quita la marca solo si el texto es también otra cosa, como el nombre de un lugar.</p>
        )}
        {shared.length > 0 && (
          <p className="mt-2 text-sm wrap-anywhere text-ink-2">
            También {shared.length === 1 ? 'es' : 'son'} de alguien que no elegiste, y en el Registro de Actividad se{' '}
            {shared.length === 1 ? 'queda' : 'quedan'}: {shared.map(shownText).join(', ')}.
          </p>
        )}
      </div>
    </div>
  )
}

function shownText(text: string): string {
  return /^\d+$/.test(text) ? formatPhone(text) : text
}

function Confirmation({ typed }: { typed: string }) {
  return (
    <div className={`${BOX} ${BOX_BODY} grid gap-3`}>
      <label className="grid max-w-100 gap-1 text-sm font-medium">
        Para confirmar, escribe {CONFIRMATION}
        <input
          name={PERSON_CONTROLS.confirmation}
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className={`${CONTROL} px-[.8rem]`}
        />
      </label>
      <div className="flex flex-wrap gap-3">
        <button
          name="intent"
          value={PERSON_INTENTS.erase}
          className={buttonClass({ variant: 'danger', className: 'max-sm:w-full' })}
        >
          Borrar para siempre
        </button>
        <Link to={personalDataPath(typed)} className={buttonClass({ variant: 'outline', className: 'max-sm:w-full' })}>
          Cancelar
        </Link>
      </div>
    </div>
  )
}
