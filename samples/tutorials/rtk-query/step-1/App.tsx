export default function App() {
  return <h1>Lighthouse logbook</h1>;
}
