import { Form, Link, href } from 'react-router'
import { LONGEST_SEARCH } from '#app/forms/typed-search.ts'
import { formatCount } from '#app/figures/measure.ts'
import { counted } from '#app/panel/counted.ts'
import { PanelEmpty } from '#app/panel/panel-empty.tsx'
import { buttonClass } from '#app/ui/button.ts'
import { SearchField } from '#app/ui/form/search-field.tsx'
import { BOX, BOX_BODY, BoxHead } from '#app/ui/panel/box.tsx'
import { ROW_NOTE } from '#app/ui/panel/rows.ts'
import { TEXT_LINK } from '#app/ui/panel/text-link.ts'
import { Tick } from '#app/ui/form/check-box.tsx'
import { type NamingPlace, refValue } from './person/found-record.ts'
import { PERSON_SEARCH_PARAM, personalDataPath } from '#app/panel/personal-data-path.ts'
import { CHOOSE_ALL_PARAM, PERSON_CONTROLS, PERSON_INTENTS } from './personal-data-words.ts'
import type { ShownPerson, ShownPersonGroup, ShownPersonRecord } from './shown-person.ts'

const PAGE = href('/dashboard/configuracion/datos-personales')

/** The search, and everything that is stored about the person whom it finds. `person`: null before a search. */
export function PersonalDataScreen({ person, nights }: { person: ShownPerson | null; nights: number | null }) {
  return (
    <>
      <PersonSearch typed={person?.typed ?? ''} />
      {person === null ? <Introduction /> : <Found person={person} />}
      <BackupsNote nights={nights} />
    </>
  )
}

function PersonSearch({ typed }: { typed: string }) {
  return (
    <Form key={typed} role="search" method="get" action={PAGE} className="flex max-w-160 flex-wrap gap-2">
      <SearchField
        name={PERSON_SEARCH_PARAM}
        defaultValue={typed}
        maxLength={LONGEST_SEARCH}
        required
        aria-label="Nombre, correo o teléfono de la persona"
        placeholder="Nombre, correo o teléfono"
        frame="flex-[1_1_14rem]"
      />
      <button className={buttonClass({ className: 'max-sm:w-full' })}>Buscar</button>
    </Form>
  )
}

function Introduction() {
  return (
    <p className="max-w-(--measure) text-sm text-ink-2">
      Para una solicitud de acceso, rectificación, cancelación u oposición (ARCO). Busca a la persona por su nombre, su
      correo o su teléfono, escrito de cualquier manera; elige lo que es suyo y expórtalo o bórralo.
    </p>
  )
}

/** How long the backups have what is erased here. @param nights null where no backups are made */
export function BackupsNote({ nights }: { nights: number | null }) {
  return (
    <p className="max-w-(--measure) text-sm text-ink-3">
      {nights === null
        ? 'Aquí no se hacen respaldos cada noche. Si alguien hizo uno o descargó el archivo completo, lo borrado sigue en esa copia, y regresa al restaurarla.'
        : `Lo que se borra sigue en los respaldos de cada noche hasta que se reemplazan: se conservan los últimos ${counted(nights, 'respaldo', 'respaldos')}, uno por noche. Restaurar uno lo trae de regreso, y hay que borrarlo otra vez. Lo mismo vale para un archivo completo que alguien descargó.`}{' '}
      El contenido de fotos y archivos no se busca.
    </p>
  )
}

function Found({ person }: { person: ShownPerson }) {
  const { typed, groups, traces, isBroad, isAllChosen } = person
  if (groups.length + traces.length === 0)
    return (
      <PanelEmpty title="No se encontró a nadie">
        Nada de lo guardado tiene «{typed}». Prueba con su nombre completo, su correo o su teléfono.
      </PanelEmpty>
    )
  return (
    <>
      {isBroad && (
        <p role="status" className="text-sm text-ink-2">
          Son muchas personas. Escribe el nombre completo, el correo o el teléfono para ver también dónde más se les
          nombra.
        </p>
      )}
      {groups.length > 0 && (
        <form method="post" action={personalDataPath(typed)} className="grid gap-5" aria-label="Lo que se guarda">
          <input type="hidden" name={PERSON_SEARCH_PARAM} value={typed} />
          <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
            <span className="text-ink-2">Dos personas pueden compartir un teléfono: elige solo lo que es de ella.</span>
            <Link
              to={isAllChosen ? personalDataPath(typed) : `${personalDataPath(typed)}&${CHOOSE_ALL_PARAM}=todo`}
              reloadDocument
              preventScrollReset
              className={TEXT_LINK}
            >
              {isAllChosen ? 'No elegir nada' : 'Elegir todo'}
            </Link>
          </p>
          {groups.map((group) => (
            <Group key={group.name} group={group} isAllChosen={isAllChosen} />
          ))}
          <div className="flex flex-wrap gap-3">
            <button
              formAction={href('/dashboard/configuracion/datos-personales.json')}
              className={buttonClass({ variant: 'outline', className: 'max-sm:w-full' })}
            >
              Exportar lo elegido
            </button>
            <button
              name="intent"
              value={PERSON_INTENTS.review}
              className={buttonClass({ variant: 'danger', className: 'max-sm:w-full' })}
            >
              Borrar lo elegido…
            </button>
          </div>
        </form>
      )}
      <Traces traces={traces} title="Dónde más se nombra" />
    </>
  )
}

function Group({ group, isAllChosen }: { group: ShownPersonGroup; isAllChosen: boolean }) {
  const { name, label, total, records } = group
  return (
    <section aria-labelledby={name} className={BOX}>
      <BoxHead id={name} title={label}>
        <span className="num text-sm text-ink-3">{formatCount(total)}</span>
      </BoxHead>
      <ul className="divide-y divide-line">
        {records.map((record) => (
          <RecordRow key={record.id} kind={name} record={record} isChosen={isAllChosen} />
        ))}
      </ul>
      {total > records.length && (
        <p className={`${BOX_BODY} border-t border-line text-sm text-ink-2`}>
          Se muestran {formatCount(records.length)} de {formatCount(total)}: busca algo más exacto para ver los demás.
        </p>
      )}
    </section>
  )
}

function RecordRow({ kind, record, isChosen }: { kind: string; record: ShownPersonRecord; isChosen: boolean }) {
  const { id, title, to, facts } = record
  return (
    <li className="flex gap-3 px-[1.1rem] py-3">
      <label className="grid min-h-6 min-w-6 flex-none place-items-center self-start pointer-coarse:min-h-11 pointer-coarse:min-w-11">
        <Tick
          type="checkbox"
          name={PERSON_CONTROLS.record}
          value={refValue({ kind, id })}
          defaultChecked={isChosen}
          aria-label={`Elegir ${title}`}
        />
      </label>
      <div className="grid min-w-0 flex-1 gap-1 text-sm wrap-anywhere">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <strong className="font-semibold">{title}</strong>
          {to && (
            <Link to={to} className={TEXT_LINK}>
              Abrir
            </Link>
          )}
        </p>
        <dl className="grid gap-x-4 gap-y-[.15rem] sm:grid-cols-[minmax(6rem,auto)_1fr]">
          {facts.map(({ label, value }, at) => (
            <div key={`${label} ${at}`} className="contents">
              <dt className={ROW_NOTE}>{label}</dt>
              <dd className="m-0 whitespace-pre-line">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </li>
  )
}

/** The texts that the product wrote and that name the person. */
export function Traces({ traces, title }: { traces: readonly NamingPlace[]; title: string }) {
  if (traces.length === 0) return null
  return (
    <section aria-labelledby="huellas" className={BOX}>
      <BoxHead id="huellas" title={title} />
      <ul className="divide-y divide-line">
        {traces.map(({ place, count, examples }) => (
          <li key={place} className="grid gap-1 px-[1.1rem] py-3 text-sm wrap-anywhere">
            <p>
              <strong className="font-semibold">{place}</strong>: {counted(count, 'renglón', 'renglones')}
            </p>
            {examples.map((example) => (
              <p key={example} className={`${ROW_NOTE} whitespace-pre-line`}>
                {example}
              </p>
            ))}
          </li>
        ))}
      </ul>
      <p className={`${BOX_BODY} border-t border-line text-sm text-ink-2`}>
        Lo que pasó se queda escrito; al borrar a la persona, ahí dirá «persona borrada».
      </p>
    </section>
  )
}
