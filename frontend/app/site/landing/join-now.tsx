import { LinkButton } from '../../ui/button';

export function JoinNow() {
  return (
    <section className="last">
      <div className="frame last__in">
        <div>
          <h2>Connect with Surgeons across the World.</h2>
          <p>Membership is free and always was the point.</p>
        </div>
        <LinkButton size="l" to="/signup">
          Join Now
        </LinkButton>
      </div>
    </section>
  );
}
