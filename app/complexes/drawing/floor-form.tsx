import { useState } from 'react'
import { Form, Link, href } from 'react-router'
import { LeaveGuard } from '#app/editing/draft/leave-guard.tsx'
import { useUnsaved } from '#app/complexes/panel/save-actions.tsx'
import { pictureName } from '#app/property/page/picture-name.ts'
import { buttonClass } from '#app/ui/button.ts'
import { CONTROL } from '#app/ui/field.ts'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { Select } from '#app/ui/form/select.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { BOX, BOX_BODY } from '#app/ui/panel/box.tsx'
import { SubmitButton } from '#app/ui/panel/submit-button.tsx'
import { FloorEditor } from './floor-editor.tsx'
import {
  FLOOR_CONTROLS,
  FLOOR_INTENTS,
  type FloorRefusal,
  type FloorSpace,
  type OpenFloor,
  leftText,
  outlineControl,
} from './floor-form-state.ts'

type Props = { opened: OpenFloor; refusal: FloorRefusal | null }

const NAMES: Record<string, string> = {
  [FLOOR_CONTROLS.name]: 'Nombre del piso',
  [FLOOR_CONTROLS.plan]: 'Plano de fondo',
}

/**
 * The form of a floor's drawing. The outline of each space is a text, which the drawing writes and which can be typed: without
 * scripts the drawing only shows what is stored.
 */
export function FloorForm({ opened, refusal }: Props) {
  const { busy, isChanged, markChanged } = useUnsaved(refusal !== null)
  const [texts, setTexts] = useState({ ...opened.texts, ...refusal?.values })
  const spaces = refusal?.spaces.length ? refusal.spaces : opened.spaces
  const errors = refusal?.errors ?? {}
  const { complex, plans } = opened
  const planId = texts[FLOOR_CONTROLS.plan] ?? ''
  const labels: Record<string, string> = {
    ...NAMES,
    ...Object.fromEntries(spaces.map(({ id, name }) => [outlineControl(id), name])),
  }
  const wrong = Object.entries(errors).flatMap(([name, error]) =>
    error ? [{ name, label: labels[name] ?? name, error }] : [],
  )
  const left = leftText(spaces)

  function write(control: string, text: string) {
    markChanged()
    setTexts((before) => ({ ...before, [control]: text }))
  }

  return (
    <Form method="post" noValidate onInput={markChanged} className="grid min-w-0 gap-5">
      <input type="hidden" name="floor" value={opened.floorId} />
      <input type="hidden" name="version" value={refusal && refusal.version > 0 ? refusal.version : opened.version} />
      <input type="hidden" name="base" value={JSON.stringify(refusal?.base ?? opened.texts)} />
      {wrong.length > 0 && (
        <ErrorSummary
          look="panel"
          heading={wrong.length === 1 ? 'Revisa un dato' : `Revisa ${wrong.length} datos`}
          wrong={wrong}
        />
      )}
      <section className={`${BOX} ${BOX_BODY} grid gap-[1.1rem]`}>
        <div className="grid gap-[1.1rem] sm:grid-cols-2">
          <TextField
            label={labels[FLOOR_CONTROLS.name] ?? ''}
            name={FLOOR_CONTROLS.name}
            marks="required"
            required
            placeholder="Planta baja"
            autoComplete="off"
            defaultValue={texts[FLOOR_CONTROLS.name] ?? ''}
            error={errors[FLOOR_CONTROLS.name] ?? null}
          />
          <Field
            label={labels[FLOOR_CONTROLS.plan] ?? ''}
            name={FLOOR_CONTROLS.plan}
            error={errors[FLOOR_CONTROLS.plan] ?? null}
            note={
              <>
                Uno de los{' '}
                <Link to={`${href('/dashboard/conjuntos/:complexId', { complexId: complex.id })}#planos`}>
                  planos del conjunto
                </Link>
                , o una cuadrícula si no hay.
              </>
            }
          >
            {(control) => (
              <Select {...control} value={planId} onChange={({ target }) => write(FLOOR_CONTROLS.plan, target.value)}>
                <option value="">Cuadrícula, sin plano</option>
                {plans.map((plan, at) => (
                  <option key={plan.photoId} value={plan.photoId}>
                    {pictureName('plans', plan, at)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </div>
        {left && (
          <p className="text-sm text-warn">
            {left} en este conjunto: el sitio no los muestra. Bórralos si no van a volver.
          </p>
        )}
        <FloorEditor
          plan={plans.find(({ photoId }) => photoId === planId) ?? null}
          spaces={spaces}
          first={firstOf(spaces, texts, errors)}
          textOf={(id) => texts[outlineControl(id)] ?? ''}
          onDraw={(id, text) => write(outlineControl(id), text)}
        />
        <OutlineTexts spaces={spaces} texts={texts} errors={errors} write={write} />
      </section>
      <div className="flex flex-wrap justify-end gap-3 max-sm:*:grow">
        {/* First in the document, because Enter in a field presses the first button. */}
        <SubmitButton busy={busy} label="Guardar plano" className="min-w-[10.75rem] sm:order-last" />
        <MoveButtons opened={opened} />
        {!opened.isNew && (
          <button
            name="intent"
            value={FLOOR_INTENTS.remove}
            className={buttonClass({ variant: 'ghost', className: 'sm:order-first sm:mr-auto' })}
          >
            Quitar este piso
          </button>
        )}
      </div>
      <LeaveGuard isChanged={isChanged} onLeave={() => {}} />
    </Form>
  )
}

/** Buttons that save the floor and move it. The page of the complex has the same order. */
function MoveButtons({ opened: { floors, floorId } }: { opened: OpenFloor }) {
  const at = floors.findIndex(({ id }) => id === floorId)
  if (at === -1 || floors.length === 1) return null
  const steps = [
    { intent: FLOOR_INTENTS.earlier, icon: 'chevron-left', label: 'Mover antes', isEnd: at === 0 },
    { intent: FLOOR_INTENTS.later, icon: 'chevron-right', label: 'Mover después', isEnd: at === floors.length - 1 },
  ] as const
  return steps.map(({ intent, icon, label, isEnd }) => (
    <button
      key={intent}
      name="intent"
      value={intent}
      aria-disabled={isEnd || undefined}
      onClick={(event) => isEnd && event.preventDefault()}
      className={buttonClass({ variant: 'outline' })}
    >
      <Icon name={icon} />
      {label}
    </button>
  ))
}

/** The space to draw: the one to correct, or else the next one without an outline. */
function firstOf(spaces: readonly FloorSpace[], texts: TextsProps['texts'], errors: TextsProps['errors']) {
  const wrong = spaces.find(({ id }) => errors[outlineControl(id)])
  return wrong ?? spaces.find(({ id }) => !texts[outlineControl(id)]) ?? spaces[0]
}

type TextsProps = {
  spaces: readonly FloorSpace[]
  texts: Readonly<Record<string, string | undefined>>
  errors: FloorRefusal['errors']
  write: (control: string, text: string) => void
}

/** The outlines as texts, one for each space. */
function OutlineTexts({ spaces, texts, errors, write }: TextsProps) {
  if (spaces.length === 0) return null
  const isWrong = spaces.some(({ id }) => errors[outlineControl(id)])
  return (
    <Disclosure summary="Contornos como texto" open={isWrong} className="text-sm">
      <p className="my-3 max-w-(--measure) text-2xs text-ink-3">
        Cada esquina son dos números de 0 a 100: desde la izquierda y desde arriba, en porcentaje del dibujo. Un cuadro:
        «10,10 40,10 40,30 10,30». Vacío: sin contorno.
      </p>
      <div className="grid gap-4 md:grid-cols-2">
        {spaces.map(({ id, name, hasLeft }) => {
          const control = outlineControl(id)
          return (
            <Field
              key={id}
              name={control}
              label={hasLeft ? `${name} (ya no está en el conjunto)` : name}
              error={errors[control] ?? null}
            >
              {(attributes) => (
                <textarea
                  {...attributes}
                  rows={2}
                  value={texts[control] ?? ''}
                  onChange={({ target }) => write(control, target.value)}
                  className={`${CONTROL} num min-h-16 resize-y px-[.8rem] py-2 leading-[1.45]`}
                />
              )}
            </Field>
          )
        })}
      </div>
    </Disclosure>
  )
}
