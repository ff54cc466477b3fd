import { INTEREST_KINDS, type Interest, type InterestKind, RECENT_DAYS } from '#app/interest/interest.ts'

const HEAD_NOTE = 'ml-1 text-xs/snug font-normal text-ink-2'
const figure = new Intl.NumberFormat('es-MX')

const LABELS: Record<InterestKind, string> = {
  view: 'Visitas',
  quote: 'Cotizaciones',
  whatsapp: 'WhatsApp',
  phone: 'Llamadas',
  mail: 'Correos',
  message: 'Mensajes',
}

/** How often visitors saw a property and asked about it. */
export function InterestBlock({ interest }: { interest: Interest }) {
  return (
    <section aria-labelledby="interes">
      <h2 id="interes" className="text-sm/snug">
        Interés de los visitantes <small className={HEAD_NOTE}>últimos {RECENT_DAYS} días</small>
      </h2>
      <dl className="mt-[.6rem] grid grid-cols-3 gap-2 max-[22rem]:grid-cols-2 max-[16rem]:grid-cols-1 sm:grid-cols-6">
        {INTEREST_KINDS.map((kind) => (
          <div key={kind} className="rounded-sm border border-line bg-surface px-[.8rem] py-[.6rem] max-sm:px-2">
            <dt className="text-xs/body text-ink-2 max-[22.5rem]:text-2xs/body">{LABELS[kind]}</dt>
            <dd className="num text-lg/body font-semibold">
              {figure.format(interest[kind].recent)}
              <small className="block text-2xs font-normal text-ink-2">
                {' '}
                {figure.format(interest[kind].total)} en total
              </small>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
