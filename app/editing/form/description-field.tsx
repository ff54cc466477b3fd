import { useRef, useState } from 'react'
import { draftDescription } from '#app/editing/description/draft-description.ts'
import { readPosted } from '#app/editing/form-state/form-values.ts'
import { formElement, useLiveForm } from '#app/editing/form-state/live-form.tsx'
import { buttonClass } from '#app/ui/button.ts'
import { controlId } from '#app/ui/form/field.tsx'
import { TextAreaField } from '#app/ui/form/text-field.tsx'
import { readableFacts } from './read-controls.ts'
import { useControl } from './use-control.tsx'
import { NoteWithHint, useRevealedPlace } from './use-revealed-place.tsx'

const NAME = 'description'
const SMALL = buttonClass({ variant: 'outline', className: 'min-h-10 px-3 text-sm pointer-coarse:min-h-11' })

/** The description, with a proposal from the facts of the form. Only a press puts the proposal into the field. */
export function DescriptionField({ label }: { label: string }) {
  const { today } = useLiveForm()
  const hint = useRevealedPlace(NAME)
  const [proposal, setProposal] = useState<string | null>(null)
  const [previous, setPrevious] = useState<string | null>(null)
  const opener = useRef<HTMLButtonElement>(null)

  function propose() {
    const form = formElement()
    if (!form) return
    setPrevious(null)
    setProposal(
      draftDescription({ ...readableFacts(readPosted(new FormData(form)), today), photos: [], plans: [], today }),
    )
  }

  function restore() {
    if (previous !== null) write(() => previous)
    setPrevious(null)
  }

  function close() {
    setProposal(null)
    opener.current?.focus()
  }

  return (
    <div className="grid min-w-0 gap-2">
      <TextAreaField {...useControl(NAME)} label={label} note={hint && <NoteWithHint hint={hint} note={null} />} />
      <div className="flex flex-wrap items-center gap-2 noscript:hidden">
        <button ref={opener} type="button" onClick={propose} className={SMALL}>
          Redactar con la ficha
        </button>
        {previous !== null && (
          <>
            <p role="status" className="text-2xs text-ink-3">
              El texto se cambió.
            </p>
            <button type="button" onClick={restore} className={SMALL}>
              Volver al texto anterior
            </button>
          </>
        )}
      </div>
      {proposal !== null && (
        <Proposal
          text={proposal}
          onUse={(change) => {
            setPrevious(write(change))
            setProposal(null)
          }}
          onClose={close}
        />
      )}
    </div>
  )
}

type ProposalProps = { text: string; onUse: (change: (written: string) => string) => void; onClose: () => void }

/** The proposed text beside what stands in the field. */
function Proposal({ text, onUse, onClose }: ProposalProps) {
  const { values } = useLiveForm()
  const isEmpty = values.description.trim() === ''
  return (
    <div
      role="group"
      aria-label="Texto propuesto"
      tabIndex={-1}
      ref={(element) => element?.focus()}
      className="grid gap-3 rounded-md border border-line bg-canvas p-4 outline-none"
    >
      <p className="text-sm leading-[1.55] wrap-anywhere">{text}</p>
      <div className="flex flex-wrap gap-2">
        <button type="button" onClick={() => onUse(() => text)} className={SMALL}>
          {isEmpty ? 'Usar este texto' : 'Reemplazar el mío'}
        </button>
        {!isEmpty && (
          <button type="button" onClick={() => onUse((written) => `${written.trimEnd()}\n\n${text}`)} className={SMALL}>
            Añadir al final
          </button>
        )}
        <button type="button" onClick={onClose} className={SMALL}>
          Descartar
        </button>
      </div>
    </div>
  )
}

/** Changes the text of the field as if it was typed, and focuses it. @returns the text before */
function write(change: (written: string) => string): string {
  const field = document.getElementById(controlId(NAME))
  if (!(field instanceof HTMLTextAreaElement)) return ''
  const before = field.value
  field.value = change(before)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.focus()
  return before
}
