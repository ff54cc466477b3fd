/**
 * 'Cargando...' over the old content (decision 23). `className` sets what it covers.
 */
export function Waiting({ className }: { className: string }) {
  return (
    <div role="status" className={`waiting inset-0 z-(--z-sticky) bg-canvas-2 pt-[min(30vh,14rem)] ${className}`}>
      {/* In sight also over a page that was scrolled. */}
      <div className="sticky top-[min(30vh,14rem)] grid justify-items-center gap-3">
        <span aria-hidden="true" className="spinner size-8 border-3" />
        Cargando...
      </div>
    </div>
  )
}
