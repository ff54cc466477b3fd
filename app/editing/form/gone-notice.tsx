import { Icon } from '#app/ui/icon.tsx'
import { BANNER } from '#app/ui/panel/banner.ts'

/** What became of the property that was edited, and of what was typed. */
export function GoneNotice() {
  return (
    <p role="alert" className={`${BANNER} items-start`}>
      <Icon name="warning" className="mt-[.2rem] flex-none" />
      Otra persona eliminó esta propiedad mientras la editabas. Aquí está todo lo que escribiste: guárdalo como una
      propiedad nueva, o cancela.
    </p>
  )
}
