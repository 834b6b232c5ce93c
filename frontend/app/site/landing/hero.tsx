import { BadgeCheck } from 'lucide-react';
import { Avatar } from '../../ui/avatar';
import { LinkButton } from '../../ui/button';
import { type Fact, FactList } from '../../ui/fact-list';
import { fetchFirst } from '../../ui/fetch-first';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { Stitches } from '../../ui/stitches';
import ctAbdomen from '../art/ct-abdomen.svg';
import hannah from '../art/p-hannah.svg';
import yuki from '../art/p-yuki.svg';

interface HeroProps {
  isSignedIn: boolean;
  /** How registrations were checked, if there is enough to say. */
  checks: Fact[];
}

export function Hero({ isSignedIn, checks }: HeroProps) {
  return (
    <section className="hero frame">
      <div className="hero__text">
        <p className="eyebrow">Free for every surgeon, every speciality</p>
        <h1 className="display">Ask a surgeon who has seen it before.</h1>
        <p className="lead">
          Share a case with pictures. Colleagues across the world answer within its seven days. What
          they taught stays for everyone after you.
        </p>
        <div className="row">
          <LinkButton size="l" to={isSignedIn ? '/community' : '/signup'}>
            {isSignedIn ? 'Clinical Case Feed' : 'Join Now'}
          </LinkButton>
          {!isSignedIn && (
            <LinkButton size="l" look="secondary" to="/communityNonRegister">
              Preview cases
            </LinkButton>
          )}
        </div>
        <div className="hero__proof">
          <p className="quiet hero__note">
            <Icon of={BadgeCheck} size="s" />
            <Link to="/#trust">For surgeons. A person checks each registration.</Link>
          </p>
          {checks.length > 0 && (
            <>
              <FactList className="hero__checks" facts={checks} />
              <p className="quiet">In the last 90 days.</p>
            </>
          )}
        </div>
      </div>
      <Scene />
    </section>
  );
}

/** A made-up case with drawn people, labelled as a sample. */
function Scene() {
  return (
    <figure className="hero__scene" aria-label="A sample case as members see it">
      <div className="hero__stage stage">
        <img
          src={ctAbdomen}
          alt="Axial CT of the upper abdomen with an arrow at the pancreatic head"
          width={960}
          height={720}
          {...fetchFirst}
        />
      </div>
      <div className="hero__card hero__card--q card">
        <p className="hero__small">Sample case · Clinical question</p>
        <p>
          <b>Drain first, or straight to theatre?</b>
        </p>
        <p className="post__status">
          <Stitches placed={2} label="Day 2 of 7" />
          <span>
            <b>Active</b>
          </span>
        </p>
      </div>
      <div className="hero__card hero__card--a card">
        <div className="person">
          <Avatar person={{ fullName: 'Hannah Weiss', pictureUrl: hannah }} size="s" />
          <div className="person__text">
            <span className="person__name">Dr. Hannah Weiss</span>
            <span className="person__meta" dir="auto">
              Oncosurgery · Vienna
            </span>
          </div>
        </div>
        <p className="small">
          At 212 I would go straight to theatre if the list allows it within ten days.
        </p>
      </div>
      <div className="hero__card hero__card--b card">
        <Avatar person={{ fullName: 'Yuki Tanaka', pictureUrl: yuki }} size="s" />
        <p className="small">
          Weight loss and new diabetes are telling you about biology, not anatomy.
        </p>
      </div>
    </figure>
  );
}
