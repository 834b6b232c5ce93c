import { LinkButton } from '../../ui/button';

export function JoinNow() {
  return (
    <section className="last">
      <div className="frame last__in">
        <div>
          <h2>Connect with surgeons across the world.</h2>
          <p>Two short steps, and you can ask and answer. Your registration number can follow.</p>
        </div>
        <LinkButton size="l" to="/signup">
          Join Now
        </LinkButton>
      </div>
    </section>
  );
}
