import { Link } from 'react-router'
import { buttonClass } from '#app/ui/button.ts'

/** Last band of a page: one sentence and a link to contact an adviser; nothing without the sentence. */
export function ClosingBand({ title }: { title: string | null }) {
  if (title === null) return null
  return (
    <section className="bg-faro text-on-faro">
      <div className="wrap grid gap-6 py-[clamp(3rem,2rem+4vw,5.5rem)] md:grid-cols-[1fr_auto] md:items-end">
        <h2 className="max-w-[18ch] text-4xl leading-tight tracking-display">{title}</h2>
        <Link to="/contacto" className={buttonClass({ size: 'lg', className: 'justify-self-start' })}>
          Contactar Asesor
        </Link>
      </div>
    </section>
  )
}
