import type { ReactNode } from 'react'
import type { Side } from '#app/editing/form-state/open-form.ts'
import { type FieldPhoto, setNamed } from '#app/photos/photo-choice.ts'
import { PhotoPicture } from '#app/photos/photo-picture.tsx'
import type { EachSet, PictureSet } from '#app/photos/picture-sets.ts'
import { PICTURE_WORDS } from '#app/photos/picture-words.ts'
import { PICTURE_FITS } from '#app/photos/upload/tile-looks.ts'
import type { Difference } from '#app/text/difference.ts'
import { BOX } from '#app/ui/panel/box.tsx'
import { Tick } from '#app/ui/form/check-box.tsx'

/** A fact in which two states differ. With `side` a person chooses one of them; null while none is chosen. */
type ComparedFact = Difference & { side?: Side | null }
/** One of two states. */
type ComparedState = { title: ReactNode; pictures: EachSet<FieldPhoto[]> }

type Props = {
  facts: readonly ComparedFact[]
  states: readonly [from: ComparedState, to: ComparedState]
  /** The name of the boxes that restore a fact, and the facts that are ticked; null where none can be restored alone. */
  restoring?: { name: string; ticked: readonly string[] } | null
}

/** The sides of a choice, in the order of the states. */
const SIDES: readonly Side[] = ['mine', 'saved']
const CHOICE = 'flex cursor-pointer items-start gap-3 px-[1.1rem] py-4 hover:bg-hover has-checked:bg-selected'

/** Two states, fact by fact: two versions of something, or what a person typed and what somebody else saved meanwhile. */
export function ComparedFacts({ facts, states, restoring = null }: Props) {
  return facts.map((fact) => {
    const { field, label, side } = fact
    const set = setNamed(field)
    return (
      <div key={field} role="group" aria-label={label} className={`${BOX} min-w-0`}>
        <div className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line px-[1.1rem]">
          <h2 className="py-3 font-sans text-sm font-semibold tracking-normal">{label}</h2>
          {restoring && <RestoreBox fact={fact} name={restoring.name} isTicked={restoring.ticked.includes(field)} />}
        </div>
        {side !== undefined && <input type="hidden" name="differing" value={field} />}
        <div className="grid divide-line max-md:divide-y md:grid-cols-2 md:divide-x">
          {states.map(({ title, pictures }, at) => {
            const shown = (
              <span className="grid min-w-0 content-start gap-1">
                <span className="text-2xs font-semibold text-ink-3">{title}</span>
                <span className="wrap-anywhere whitespace-pre-line">{at === 0 ? fact.from : fact.to}</span>
                {set && <Pictures set={set} pictures={pictures[set]} />}
              </span>
            )
            if (side === undefined)
              return (
                <div key={at} className="min-w-0 px-[1.1rem] py-4">
                  {shown}
                </div>
              )
            return (
              <label key={at} className={CHOICE}>
                <Tick
                  type="radio"
                  name={`choice-${field}`}
                  value={SIDES[at]}
                  defaultChecked={side === SIDES[at]}
                  className="mt-[.15rem]"
                />
                {shown}
              </label>
            )
          })}
        </div>
      </div>
    )
  })
}

type BoxProps = { fact: ComparedFact; name: string; isTicked: boolean }

function RestoreBox({ fact: { field, label }, name, isTicked }: BoxProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-2">
      <Tick type="checkbox" name={name} value={field} defaultChecked={isTicked} />
      Restaurar<span className="sr-only"> {label}</span>
    </label>
  )
}

function Pictures({ set, pictures }: { set: PictureSet; pictures: FieldPhoto[] }) {
  return (
    <span className="flex flex-wrap gap-2">
      {pictures.map((picture, at) => (
        <span key={picture.photoId} className="block aspect-4/3 w-20 overflow-hidden rounded-xs bg-sunken">
          <PhotoPicture
            photo={picture}
            alt={picture.alt || `${PICTURE_WORDS[set].name} ${at + 1}`}
            surface="thumbnail"
            className={`size-full ${PICTURE_FITS[set]}`}
          />
        </span>
      ))}
    </span>
  )
}
