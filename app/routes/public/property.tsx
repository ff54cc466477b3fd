export default function Page() {
  return <h1>Pendiente</h1>
}
