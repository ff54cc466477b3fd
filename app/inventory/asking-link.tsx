import { Link, href } from 'react-router'
import { formatCount } from '#app/figures/measure.ts'
import { NO_LEAD_FILTERS, leadQuery } from '#app/leads/lead-query.ts'

/** How many open leads ask about a property, with a link to them. @param asking one or more */
export function AskingLink({ propertyId, asking }: { propertyId: string; asking: number }) {
  const filters = { ...NO_LEAD_FILTERS, property: propertyId, open: true }
  return (
    <Link to={href('/dashboard/prospectos') + leadQuery(filters)} className="underline">
      {asking === 1
        ? '1 prospecto abierto pregunta por ella'
        : `${formatCount(asking)} prospectos abiertos preguntan por ella`}
    </Link>
  )
}
