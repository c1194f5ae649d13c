export default function App() {
  return (
    <main>
      <h1>Parking garage</h1>
    </main>
  );
}
