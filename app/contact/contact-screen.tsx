import type { TeamPerson } from '#app/asesores/asesor-card.ts'
import { Team } from '#app/asesores/team.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { ContactForm, type NewContactForm } from './contact-form.tsx'
import type { ContactRefusal } from './contact-rules.ts'
import { ContactOptions } from './contact-options.tsx'

type Props = { form: NewContactForm; people: readonly TeamPerson[]; refusal: ContactRefusal | null }

/** The form, with the other contact options beside it (spec, section 2, Contact). */
export function ContactScreen({ form, people, refusal }: Props) {
  return (
    <>
      <PageHead title="Contacto" lead="Escríbenos qué buscas o qué quieres ofrecer. Te responde una persona." />
      <div className="wrap grid gap-x-16 gap-y-12 py-[clamp(3rem,2rem+5vw,7rem)] lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]">
        <ContactForm form={form} refusal={refusal} />
        <ContactOptions />
      </div>
      <Team people={people} className="wrap pb-(--space-section)" />
    </>
  )
}
