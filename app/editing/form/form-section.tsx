import type { ReactNode } from 'react'
import { BOX, BOX_BODY, BoxHead } from '#app/ui/panel/box.tsx'
import { useLiveForm } from '#app/editing/form-state/live-form.tsx'
import { FORM_SECTIONS, type SectionId } from '#app/catalogue/facts/fact.ts'
import { progressOf } from './progress.ts'

/** A section of the form, with the count of its filled controls. */
export function FormSection({ id, count, children }: { id: SectionId; count?: ReactNode; children: ReactNode }) {
  const title = FORM_SECTIONS.find((section) => section.id === id)?.title
  return (
    <section id={id} tabIndex={-1} aria-labelledby={`titulo-${id}`} className={`${BOX} scroll-mt-32`}>
      <BoxHead id={`titulo-${id}`} title={title}>
        <p className="num whitespace-nowrap text-xs text-ink-3">{count ?? <SectionCount id={id} />}</p>
      </BoxHead>
      <div className={`${BOX_BODY} grid gap-[1.1rem]`}>{children}</div>
    </section>
  )
}

/** '3 de 5'; nothing for a section that the progress does not count. */
export function SectionCount({ id }: { id: SectionId }) {
  const { values } = useLiveForm()
  const { filled, total } = progressOf(values).sections[id]
  return total === 0 ? null : `${filled} de ${total}`
}
