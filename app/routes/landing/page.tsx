export default function Landing() {
  return <h1>Yardwright</h1>;
}
