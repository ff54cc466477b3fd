import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { Form, href } from 'react-router'
import { controlsOfForm } from '#app/forms/form-rules.ts'
import { PanelHead } from '#app/panel/panel-head.tsx'
import type { EachSet, PictureSet } from '#app/photos/picture-sets.ts'
import { PICTURE_CONTROLS, type PictureControl } from '#app/photos/photo-choice.ts'
import { PhotoField, type PhotoFieldState } from '#app/photos/upload/photo-field.tsx'
import { chosenFault, faultsByControl, unsentFault } from '#app/photos/upload/picture-faults.ts'
import { COMPLEX_CONTROLS, complexLabel } from '#app/complexes/complex-fields.ts'
import { SaveActions, useUnsaved } from '#app/complexes/panel/save-actions.tsx'
import { onFormKey } from '#app/editing/form/form-keys.tsx'
import { LeaveGuard } from '#app/editing/draft/leave-guard.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { FieldError, controlId } from '#app/ui/form/field.tsx'
import { BOX, BOX_BODY, BoxHead } from '#app/ui/panel/box.tsx'
import { ComplexFields, FactFields, PlaceFields } from './complex-fields.tsx'
import type { ComplexRefusal, OpenComplexForm } from './complex-form-state.ts'
import { SKIP_TARGET } from '#app/ui/panel/panel-skip-link.tsx'
import { complexRules } from './complex-rules.ts'

const SECTIONS = ['conjunto', 'ubicacion', 'datos', 'fotos', 'planos'] as const

type Props = {
  title: string
  opened: OpenComplexForm
  /** Today as YYYY-MM-DD, in the time zone of the agency. */
  today: string
  /** Stays in the form until the next answer. */
  refusal: ComplexRefusal | null
}

/** The form of a complex, new or edited. */
export function ComplexForm({ title, opened, today, refusal }: Props) {
  // A later read by the server must not replace what the person sees while typing.
  const [form] = useState(opened)
  const [shown, setShown] = useState({ refusal, notices: 0, answer: refusal, answers: 0 })
  const { answer, answers } = shown
  if (refusal !== shown.refusal) {
    const notices = shown.notices + 1
    // An unreachable server leaves the controls as they are; any other answer brings values for them.
    const isUnreached = refusal !== null && refusal.version < 0
    setShown(isUnreached ? { ...shown, refusal, notices } : { refusal, notices, answer: refusal, answers: answers + 1 })
  }
  return (
    <>
      <PanelHead back={{ to: href('/dashboard/conjuntos'), label: 'Conjuntos' }} title={title} />
      {refusal?.message && <Notice key={`aviso-${shown.notices}`} kind="failure" text={refusal.message} />}
      <Fields key={answers} opened={form} today={today} refusal={answer} />
    </>
  )
}

function Fields({ opened, today, refusal }: Omit<Props, 'title'>) {
  const unsaved = useUnsaved(refusal !== null)
  const { busy, isChanged, markChanged } = unsaved
  const { onPictures, onSubmit, wait } = usePictureWait(unsaved)
  const control = controlsOfForm(complexRules(today), refusal, opened.texts)
  const errors = { ...refusal?.errors, ...wait }
  const wrong = [...COMPLEX_CONTROLS, ...Object.values(PICTURE_CONTROLS).map(({ chosen }) => chosen)].flatMap(
    (name) => {
      const error = errors[name]
      return error ? [{ name, label: complexLabel(name), error }] : []
    },
  )
  function picturesOf(set: PictureSet) {
    const name = PICTURE_CONTROLS[set].chosen
    const initial = (refusal?.pictures ?? opened.pictures)[set]
    return (
      <div id={controlId(name)} tabIndex={-1} className="grid gap-3">
        <PhotoField set={set} initial={initial} onChange={(state) => onPictures(set, state)} />
        <FieldError name={name} error={errors[name]} />
      </div>
    )
  }

  return (
    <Form
      method="post"
      encType="multipart/form-data"
      noValidate
      {...SKIP_TARGET}
      onInput={markChanged}
      onKeyDown={(event) => onFormKey(event, SECTIONS)}
      onSubmit={onSubmit}
      className="grid min-w-0 gap-5 outline-none"
    >
      <input type="hidden" name="id" value={refusal?.id ?? opened.id} />
      <input type="hidden" name="version" value={refusal?.version ?? opened.version} />
      <input type="hidden" name="base" value={JSON.stringify(refusal?.base ?? opened.texts)} />
      {wrong.length > 0 && (
        <ErrorSummary
          look="panel"
          heading={wrong.length === 1 ? 'Revisa un dato' : `Revisa ${wrong.length} datos`}
          wrong={wrong}
        />
      )}
      <Box id="conjunto" title="Conjunto">
        <ComplexFields control={control} />
      </Box>
      <Box id="ubicacion" title="Ubicación" note="La toman sus espacios donde no tengan una propia.">
        <PlaceFields control={control} home={opened.home} />
      </Box>
      <Box id="datos" title="Lo que comparten sus espacios">
        <FactFields control={control} />
      </Box>
      <Box id="fotos" title="Fotos" note="Se muestran también en los espacios que no tengan propias.">
        {picturesOf('photos')}
      </Box>
      <Box id="planos" title="Planos" note="El plano de conjunto y los de sus niveles: se muestran en su página.">
        {picturesOf('plans')}
      </Box>
      <p className="text-right text-2xs text-ink-3 noscript:hidden">
        F6 lleva a la sección siguiente, con Mayúsculas a la anterior; Ctrl o Cmd y Enter guarda.
      </p>
      <SaveActions label="Guardar conjunto" busy={busy} />
      <LeaveGuard isChanged={isChanged} onLeave={() => {}} />
    </Form>
  )
}

type PictureFaults = Partial<Record<PictureControl, string>>

/** Keeps the form from being sent while pictures are uploading or too many are chosen. */
function usePictureWait({ busy, markChanged }: { busy: boolean; markChanged: () => void }) {
  const states = useRef<EachSet<PhotoFieldState | null>>({ photos: null, plans: null })
  const [wait, setWait] = useState<PictureFaults>({})
  return {
    wait,
    onPictures(set: PictureSet, state: PhotoFieldState) {
      states.current[set] = state
      markChanged()
      setWait({})
    },
    onSubmit(event: FormEvent<HTMLFormElement>) {
      const faults = faultsOf(states.current)
      setWait(faults)
      if (busy || Object.keys(faults).length > 0) event.preventDefault()
    },
  }
}

function faultsOf(states: EachSet<PhotoFieldState | null>): PictureFaults {
  return faultsByControl((set) => unsentFault(set, states[set]) ?? chosenFault(set, states[set]?.photos ?? []))
}

type BoxProps = { id: (typeof SECTIONS)[number]; title: string; note?: string; children: ReactNode }

function Box({ id, title, note, children }: BoxProps) {
  return (
    <section id={id} aria-labelledby={`${id}-titulo`} className={`${BOX} scroll-mt-20`}>
      <BoxHead id={`${id}-titulo`} title={title} />
      <div className={`${BOX_BODY} grid gap-[1.1rem]`}>
        {note && <p className="text-sm text-ink-3">{note}</p>}
        {children}
      </div>
    </section>
  )
}
